/** As the editor's own controls look. */
export const boxed = {
  font: "inherit",
  padding: "6px 8px",
  color: "inherit",
  background: "none",
  border: "1px solid var(--sui-control-border-color)",
  borderRadius: "var(--sui-control-medium-border-radius)",
};
