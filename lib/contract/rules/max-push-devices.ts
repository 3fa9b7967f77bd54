/** The most devices of one member that get pushes. */
export const MAX_PUSH_DEVICES = 10;
