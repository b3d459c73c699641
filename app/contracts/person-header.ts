/**
 * Who is signed in, told with every answer; and in whose name a page asks. A page may be open since
 * before another person signed in: what it sends is not theirs.
 */
export const personHeader = 'x-hanlu-person'
