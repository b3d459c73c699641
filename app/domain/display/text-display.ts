/**
 * How a person reads Chinese, on all their devices: 头发 tóufa, or 頭髮 ㄊㄡˊ ˙ㄈㄚ, in the colours of its
 * tones or in ink; 不是 bù shì as it is stored, or bú shì as it is spoken.
 *
 * Only what is drawn follows it. Words are looked up, saved, spoken and answered in simplified characters
 * with pinyin, as they are stored.
 */

/** `written` shows each text as its author wrote it: lessons in simplified characters. */
export const scripts = ['written', 'simplified', 'traditional'] as const
export const notations = ['pinyin', 'zhuyin'] as const
/** Which colours tones have: those of Pleco or of MDBG, two dictionaries that learners know. */
export const toneSchemes = ['off', 'pleco', 'mdbg'] as const
/** Where 不 and 一 stand as spoken: in the course that the path begins with, which teaches it, or in all texts. */
export const spokenTones = ['beginning', 'always', 'never'] as const

type Script = (typeof scripts)[number]
type Notation = (typeof notations)[number]
export type ToneScheme = (typeof toneSchemes)[number]
type SpokenTones = (typeof spokenTones)[number]

export type TextDisplay = {
	script: Script
	notation: Notation
	toneScheme: ToneScheme
	spokenTones: SpokenTones
}

export const textDisplayAtFirst: TextDisplay = {
	script: 'written',
	notation: 'pinyin',
	toneScheme: 'off',
	spokenTones: 'beginning',
}

/** The HTML of a text depends on these; colours and spoken tones are a matter of the style sheet. */
export type TextVariant = Pick<TextDisplay, 'script' | 'notation'> & { hasTones: boolean }

export function variantOf({ script, notation, toneScheme }: TextDisplay): TextVariant {
	return { script, notation, hasTones: toneScheme !== 'off' }
}

/** Whether a text is drawn as it is stored: its author's characters, with pinyin in ink. */
export function isVariantAtFirst({ script, notation, toneScheme }: TextDisplay): boolean {
	return script === 'written' && notation === 'pinyin' && toneScheme === 'off'
}

/** Whether a text shows 不 and 一 as spoken. */
export function showsSpoken(
	{ spokenTones }: Pick<TextDisplay, 'spokenTones'>,
	{ isPathBeginning }: { isPathBeginning: boolean },
): boolean {
	return spokenTones === 'always' || (spokenTones === 'beginning' && isPathBeginning)
}
