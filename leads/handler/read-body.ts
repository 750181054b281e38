/** Largest request body in bytes; the longest valid submission has about half. */
export const bodyLimit = 32 * 1024;

/**
 * The request's body, or `undefined` as soon as it is known to exceed {@link bodyLimit}: by its
 * declared length, else by counting. Rejects when the sender aborts.
 */
export async function readBody(request: Request): Promise<Uint8Array<ArrayBuffer> | undefined> {
  if (Number(request.headers.get("content-length")) > bodyLimit) return;
  if (!request.body) return new Uint8Array();
  const reader = request.body.getReader();
  const buffer = new Uint8Array(bodyLimit);
  let length = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return buffer.slice(0, length);
    if (length + value.byteLength > bodyLimit) {
      // Not awaited: a sender that never ends must not delay the answer.
      reader.cancel().catch(() => {});
      return;
    }
    buffer.set(value, length);
    length += value.byteLength;
  }
}

/** How a body is to be read, by its Content-Type; `undefined` if it cannot be. */
export function getBodyKind(headers: Headers): "json" | "form" | undefined {
  const encoding = headers.get("content-encoding") ?? "identity";
  if (encoding !== "identity") return;
  const type = headers.get("content-type")?.split(";", 1)[0]?.trim();
  switch (type?.toLowerCase()) {
    case "application/json":
      return "json";
    case "application/x-www-form-urlencoded":
    case "multipart/form-data":
      return "form";
  }
}
