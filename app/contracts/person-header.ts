/**
 * The id of the signed-in person. Every response carries it, and pages send it with their requests,
 * so that a page left open by one person does not act for the next one to sign in.
 */
export const personHeader = 'x-hanlu-person'
