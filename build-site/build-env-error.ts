/** A value of the environment that the build cannot use; the message is one clear line. */
export class BuildEnvError extends Error {}
