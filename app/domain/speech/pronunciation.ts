/**
 * Validates a word to pronounce: 学习, or 还 with the reading huán as in 我还书.
 *
 * Accepts pinyin in any usual spelling (xuéxí, xué xí, xue2xi2, Xué-xí), with one syllable for each
 * character; 玩儿 is wánr or wán ér, 瓩 qiān wǎ. Normalizes it to one spelling: wánr, xué xí.
 */
import { hasHanzi, isHanzi } from '#app/domain/hanzi.ts'
import { parseJson } from '#app/domain/json.ts'
import { formatPinyin } from '#app/domain/pinyin/number-tone.ts'
import { isSyllable, splitSyllables } from '#app/domain/pinyin/syllable.ts'
import { addTone, takeTone } from '#app/domain/pinyin/tone.ts'
import { err, ok, type Result } from '#app/domain/result.ts'
import { longestLine, longestPiece } from './longest-line.ts'
import { type SpeechScript, speechScriptSchema } from './speech-script.ts'

/** In characters; 𠮷 counts as one. */
export const longestWord = 20

// The longest syllable: chuáng with r, a number and a space.
const longestPinyin = longestWord * 10
const separators = /[\s'’\-·∥]+/

export type Pronunciation = {
	text: string
	/** Lower case, with tone marks, syllables separated by single spaces. */
	pinyin: string | undefined
}

/** Which of the two speakers of a dialogue is heard. */
export type DialogueVoice = 1 | 2

/** A line of an exercise: 你好，我叫安娜。 with the readings of its words. */
export type SpokenLine = {
	text: string
	readings: SpeechScript['readings']
	/** Default: the first. */
	voice?: DialogueVoice
}

const readingsSchema = speechScriptSchema.shape.readings

type WrittenLine = {
	text: string
	/** As JSON. Without them, or if they are damaged, the voice picks all readings. */
	readings?: string | undefined
}

export function readLine(written: WrittenLine): Result<SpokenLine, 'pronunciation.invalid'> {
	const text = written.text.trim()
	if (text.length > longestLine || !hasHanzi(text)) return err('pronunciation.invalid')
	return ok(withReadings(text, written))
}

/** A piece of a sentence in a text that a person brought, which may be in English. */
export function readPiece(written: WrittenLine): Result<SpokenLine, 'pronunciation.invalid'> {
	const { text } = written
	if (text.length > longestPiece || !isSpeakable.test(text)) return err('pronunciation.invalid')
	return ok(withReadings(text, written))
}

const isSpeakable = /[\p{L}\p{N}]/u

function withReadings(text: string, { readings }: WrittenLine): SpokenLine {
	const known = readingsSchema.safeParse(parseJson(readings ?? '[]'))
	return { text, readings: known.data ?? [] }
}

/** Without pinyin, or if it is blank, the voice picks a reading. */
export function readPronunciation(input: {
	text: string
	pinyin?: string | undefined
}): Result<Pronunciation, 'pronunciation.invalid'> {
	const text = input.text.trim().normalize('NFC')
	const length = [...text].length
	if (length > longestWord || !isHanzi(text)) return err('pronunciation.invalid')
	const spelling = input.pinyin?.trim() ?? ''
	if (spelling === '') return ok({ text, pinyin: undefined })
	if (spelling.length > longestPinyin) return err('pronunciation.invalid')
	const syllables = syllablesOf(spelling)
	if (!syllables || !isReadingOf(text, syllables)) return err('pronunciation.invalid')
	return ok({ text, pinyin: syllables.join(' ') })
}

function syllablesOf(spelling: string): string[] | undefined {
	const syllables: string[] = []
	for (const run of formatPinyin(spelling).toLowerCase().split(separators)) {
		const pieces = splitSyllables(run, isSpoken)
		if (!pieces) return undefined
		for (const piece of pieces) {
			const before = syllables.at(-1)
			// Dictionaries with one syllable per character write wán r.
			const whole = piece === 'r' && before ? `${before}r` : piece
			if (!isSpoken(whole)) return undefined
			if (whole !== piece) syllables.pop()
			syllables.push(whole)
		}
	}
	return syllables
}

/** Checks the position of the tone mark, or xīān could be one syllable. */
function isSpoken(piece: string): boolean {
	const { letters, tone } = takeTone(piece)
	return addTone(letters, tone) === piece && (isSyllable(letters) || isErhua(letters))
}

function isErhua(letters: string): boolean {
	return letters.endsWith('r') && !isSyllable(letters) && isSyllable(letters.slice(0, -1))
}

/** Old units read as two syllables: 瓩 is 千瓦. */
const saidAsTwo = /[兙兛兝兞兡兣瓧瓩瓰瓱瓸瓼粨]/gu

/** 打哪儿指哪儿 has six characters but four syllables, dǎ nǎr zhǐ nǎr. */
function isReadingOf(text: string, syllables: readonly string[]): boolean {
	const spoken = [...text].length + (text.match(saidAsTwo)?.length ?? 0)
	const missing = spoken - syllables.length
	if (missing <= 0) return missing === 0
	const erhua = syllables.filter((syllable) => isErhua(takeTone(syllable).letters))
	const written = text.match(/(?<=.)儿/gu) ?? []
	return missing <= Math.min(erhua.length, written.length)
}
