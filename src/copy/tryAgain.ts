/** The button after something that could not be fetched or done. */
export const tryAgain = "Try again";
