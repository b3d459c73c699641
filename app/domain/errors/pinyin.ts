import type { ErrorTable } from '#app/domain/page-errors.ts'

/** Typed readings, of words and of texts. */
export const pinyinErrors = {
	'pinyin.not-pinyin':
		'"{part}" is not pinyin. Write each syllable with its tone: shì chǎng, or shi4 chang3.',
	'pinyin.no-tones':
		'"{pinyin}" has no tones. Write each syllable with its tone: shì chǎng, or shi4 chang3.',
	'pinyin.wrong-count':
		'Pinyin needs one syllable for each character. Syllables here: {syllables}; characters: {hanzi}.',
} as const satisfies ErrorTable
