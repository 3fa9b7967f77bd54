/** Takes the focus when the row that held it is gone. */
export const DEVICES_HEADING_ID = "devices";
