/**
 * A rule that maps a written pattern to its spoken form: ￥20 is written ¥(\d+) and said 二十元.
 *
 * Rules see a text whose full-width digits, letters and signs are folded to ASCII (％ is %, ￥ is ¥).
 * They are tried in order at each digit, capital or sign; the first match wins. Lookarounds must stay
 * short, or long texts would take forever.
 */
export type SpokenRule = {
	/** Must be sticky, to match only at the position where it is tried. */
	written: RegExp
	said: (match: RegExpExecArray) => string
}

/** A number with optional thousands separators and decimals: 1,234.5 or 1234. */
export const amount = String.raw`(?:\d{1,3}(?:,\d{3})+(?!\d)|\d+)(?:\.\d+)?`

/** The sign between two numbers of a range: 3-5, 3～5, 1937—1945. */
export const range = String.raw`\s?(?:--?|~~?|—{1,2}|–)\s?`

/** Builds a pattern out of others: written`${amount}%`. */
export function written(pattern: TemplateStringsArray, ...parts: string[]): RegExp {
	return new RegExp(String.raw(pattern, ...parts), 'uy')
}
