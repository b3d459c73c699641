/**
 * The traditional form of a word by its reading: 头发 tóu fa is 頭髮, 发展 fā zhǎn is 發展.
 *
 * | word                    | its form              | by                     |
 * |-------------------------|-----------------------|------------------------|
 * | 只 zhǐ, 只 zhī          | 只, 隻                | the row of its reading |
 * | 走来走去, 一百二十万    | 走來走去, 一百二十萬  | its parts, the longest first |
 * | 复复杂杂                | 複複雜雜              | what is doubled: 复杂  |
 * | 余小松 Yú Xiǎo sōng     | 余小松, not 餘小鬆    | hanzi that names keep  |
 * | 電腦, “好”, OK          | as they are           | no row                 |
 *
 * The rows come with the text, and with them every part of a word that the vocabulary lacks
 * (`app/db/words-and-parts.ts`). Quotation marks stay “ ”.
 */
import { isNameReading } from '#app/domain/pinyin/name-reading.ts'
import { type Around, formInContext } from './form-in-context.ts'
import { type ReadWord, syllablesOf } from './made-word-rank.ts'
import { isNameBeside, rowsByWord } from './rows-by-word.ts'

type FormRow = { word: string; pinyin: string; traditional?: string | null | undefined }

/** `around` settles words such as 面, if it is known. */
export type TraditionalOf = (word: string, pinyin: string | undefined, around?: Around) => string

/** As words these have another form: 余 Yú is a surname, 餘 yú what is left. */
const keptInNames = new Set('于余干后周姜岳征斗曲朱松沈涂游种胡范谷郁里采')

const longestPart = 8
const doubled = /^(.)\1(.)\2$/u

/** `rows` are ordered by frequency. They include the parts of words that the vocabulary lacks. */
export function traditionalForms(rows: readonly FormRow[]): TraditionalOf {
	const rowsOf = rowsByWord(rows)

	function formOfWord({ word, pinyin }: ReadWord): string | undefined {
		const { own, all } = rowsOf(word, pinyin)
		const row = own ?? all[0]
		if (row && isNameBeside(row.pinyin, pinyin) && keptInNames.has(word)) return word
		return row?.traditional ?? undefined
	}

	/** A part of several hanzi must have the reading that it has in the word. */
	function formOfPart(part: ReadWord, isName: boolean): string | undefined {
		const isOne = [...part.word].length === 1
		if (isOne && isName && keptInNames.has(part.word)) return part.word
		const { own, all } = rowsOf(part.word, part.pinyin)
		const row = isOne || part.pinyin === undefined ? (own ?? all[0]) : own
		return row?.traditional ?? undefined
	}

	function formOfDoubled({ word, pinyin }: ReadWord): string | undefined {
		const [, one = '', two = ''] = doubled.exec(word) ?? []
		const [first, , second] = pinyin?.split(' ') ?? []
		const base = { word: one + two, pinyin: second && `${first} ${second}` }
		const [a, b] = (one && formOfPart(base, false)) || ''
		return a && b ? a + a + b + b : undefined
	}

	function formOfParts({ word, pinyin }: ReadWord): string {
		const hanzi = [...word]
		const syllables = pinyin === undefined ? undefined : syllablesOf({ word, pinyin })
		const isName = pinyin !== undefined && isNameReading(pinyin)
		const partAt = (at: number, end: number) => ({
			word: hanzi.slice(at, end).join(''),
			pinyin: syllables?.slice(at, end).join(' '),
		})
		let form = ''
		for (let at = 0; at < hanzi.length; ) {
			let end = Math.min(at + longestPart, hanzi.length)
			let known = formOfPart(partAt(at, end), isName)
			while (known === undefined && end > at + 1) {
				end -= 1
				known = formOfPart(partAt(at, end), isName)
			}
			form += known ?? hanzi[at]
			at = end
		}
		return form
	}

	return (word, pinyin, around) => {
		const inContext = around && formInContext(word, pinyin, around)
		if (inContext !== undefined) return inContext
		const read = { word, pinyin }
		return formOfWord(read) ?? formOfDoubled(read) ?? formOfParts(read)
	}
}
