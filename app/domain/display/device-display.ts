/**
 * How a device shows pages: its theme, the size, lines and font of 汉字, and how words are marked. A phone at night
 * differs from a desktop, so each device remembers its own choice in a cookie, which the server reads: dark.large.kai
 */

/** `light` is warm paper, `white` a page without its tint. */
export const themes = ['system', 'light', 'white', 'dark'] as const
export const hanziSizes = ['small', 'normal', 'large', 'largest'] as const
export const lineHeights = ['tight', 'normal', 'wide'] as const
export const hanziFonts = ['sans', 'serif', 'kai'] as const
/** `attention` marks what is new or being learned, `levels` each word by its HSK level. */
export const wordMarks = ['attention', 'levels'] as const

export type Theme = (typeof themes)[number]
type HanziSize = (typeof hanziSizes)[number]
type LineHeight = (typeof lineHeights)[number]
type HanziFont = (typeof hanziFonts)[number]
type WordMarks = (typeof wordMarks)[number]

export type DeviceDisplay = {
	theme: Theme
	size: HanziSize
	line: LineHeight
	font: HanziFont
	marks: WordMarks
}

export const deviceDisplayAtFirst: DeviceDisplay = {
	theme: 'system',
	size: 'normal',
	line: 'normal',
	font: 'sans',
	marks: 'attention',
}

const cookie = 'hanlu.display'

const yearSeconds = 60 * 60 * 24 * 365

/** Reads the choices from a Cookie header. */
export function deviceDisplayFrom(cookies: string | null): DeviceDisplay {
	const pair = (cookies ?? '').split(/;\s*/).find((part) => part.startsWith(`${cookie}=`))
	return deviceDisplayOf(pair?.slice(cookie.length + 1).split('.') ?? [])
}

/** The choices among these names. What is not among them is as at first. */
export function deviceDisplayOf(names: readonly string[]): DeviceDisplay {
	const first = deviceDisplayAtFirst
	return {
		theme: themes.find((one) => names.includes(one)) ?? first.theme,
		size: hanziSizes.find((one) => one !== first.size && names.includes(one)) ?? first.size,
		line: lineHeights.find((one) => one !== first.line && names.includes(one)) ?? first.line,
		font: hanziFonts.find((one) => names.includes(one)) ?? first.font,
		marks: wordMarks.find((one) => names.includes(one)) ?? first.marks,
	}
}

/** A Set-Cookie header value, which `document.cookie` accepts too. */
export function deviceDisplayCookie(display: DeviceDisplay): string {
	const chosen = Object.values(display).filter((one) => !namesAtFirst.includes(one))
	return `${cookie}=${chosen.join('.')}; Path=/; Max-Age=${yearSeconds}; SameSite=Lax`
}

/** No other choice has one of these names. */
const namesAtFirst: readonly string[] = Object.values(deviceDisplayAtFirst)
