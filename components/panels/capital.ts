/** Words at the beginning of a line: "Diesel". */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
