/**
 * One way of writing and how it is said: ￥20 is written ¥(\d+) and said 二十元.
 *
 * Rules look at a text whose full-width digits, letters and signs are ASCII (％ is %, ￥ is ¥). They
 * are tried in order wherever a digit, a capital or a sign stands, and the first that matches has
 * the stretch it took. None looks far beyond that stretch, or long texts would take for ever.
 */
export type SpokenRule = {
	/** Sticky: it matches where it is tried or not at all. */
	written: RegExp
	said: (match: RegExpExecArray) => string
}

/** 1,234.5 or 1234: a number with its thousands and decimals. */
export const amount = String.raw`(?:\d{1,3}(?:,\d{3})+(?!\d)|\d+)(?:\.\d+)?`

/** From one number to another: 3-5, 3～5, 1937—1945. */
export const range = String.raw`\s?(?:--?|~~?|—{1,2}|–)\s?`

/** A pattern that may hold others: written`${amount}%`. */
export function written(pattern: TemplateStringsArray, ...parts: string[]): RegExp {
	return new RegExp(String.raw(pattern, ...parts), 'uy')
}
