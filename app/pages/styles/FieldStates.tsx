import { CheckboxField } from "../../ui/CheckboxField.tsx";
import { Switch } from "../../ui/Switch.tsx";
import { TextArea } from "../../ui/TextArea.tsx";
import { TextField } from "../../ui/TextField.tsx";
import { Specimen } from "./Specimen.tsx";

/** Form parts: empty, filled, with a hint, faulty, disabled. */
export function FieldStates() {
  return (
    <Specimen title="Fields">
      <div className="grid gap-4 md:grid-cols-2">
        <TextField id="s-empty" name="empty" label="Empty" />
        <TextField id="s-filled" name="filled" label="Filled *" defaultValue="M. Okafor" />
        <TextField id="s-hint" name="hint" label="With a hint" hint="Used for the reply only." />
        <TextField
          id="s-fault"
          name="fault"
          label="Faulty *"
          defaultValue="okafor@"
          fault="Enter the whole address, such as name@company.com."
        />
        <TextField id="s-off" name="off" label="Disabled" disabled />
        <TextArea id="s-area" name="area" label="Several lines" />
        <CheckboxField id="s-tick" name="tick" defaultChecked>
          A sentence to agree with, ticked.
        </CheckboxField>
        <CheckboxField id="s-tick-fault" name="tick-fault" fault="Tick the box to go on.">
          A sentence to agree with, not ticked.
        </CheckboxField>
        <div className="flex gap-6">
          <Switch aria-label="Off" />
          <Switch aria-label="On" defaultChecked />
          <Switch aria-label="Locked" defaultChecked disabled />
        </div>
      </div>
    </Specimen>
  );
}
