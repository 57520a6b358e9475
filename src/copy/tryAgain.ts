/** Button after a failed request or action. */
export const tryAgain = "Try again";
