/**
 * How a person reads Chinese, on all their devices: 头发 tóufa, or 頭髮 ㄊㄡˊ ˙ㄈㄚ, in the colours of its
 * tones or in ink.
 *
 * Only what is drawn follows it. Words are looked up, saved, spoken and answered in simplified characters
 * with pinyin, as they are stored.
 */

/** `written` shows each text as its author wrote it: lessons in simplified characters. */
export const scripts = ['written', 'simplified', 'traditional'] as const
export const notations = ['pinyin', 'zhuyin'] as const
/** Which colours tones have: those of Pleco or of MDBG, two dictionaries that learners know. */
export const toneSchemes = ['off', 'pleco', 'mdbg'] as const

type Script = (typeof scripts)[number]
type Notation = (typeof notations)[number]
export type ToneScheme = (typeof toneSchemes)[number]

export type TextDisplay = { script: Script; notation: Notation; toneScheme: ToneScheme }

export const textDisplayAtFirst: TextDisplay = {
	script: 'written',
	notation: 'pinyin',
	toneScheme: 'off',
}

/** The HTML of a text depends on these; colours are a matter of the style sheet. */
export type TextVariant = Omit<TextDisplay, 'toneScheme'> & { hasTones: boolean }

export function variantOf({ script, notation, toneScheme }: TextDisplay): TextVariant {
	return { script, notation, hasTones: toneScheme !== 'off' }
}

/** Whether a text is drawn as it is stored: its author's characters, with pinyin in ink. */
export function isVariantAtFirst({ script, notation, toneScheme }: TextDisplay): boolean {
	return script === 'written' && notation === 'pinyin' && toneScheme === 'off'
}
