/**
 * Accuracy and speed of pinyin, measured on CPP: a sentence per line in one file (他▁长▁大了) and its
 * answer in the same line of the other (zhang3).
 *
 * CPP writes ü as u: and the neutral tone as 5; answers are compared in lower case, with v for ü and a
 * number for the tone. The engine under test segments the sentences itself. g2pL has the same form, but
 * writes full tones in words such as 关系; there a neutral tone counts as its full tone. Both write full
 * tones in 里 and 上 behind a noun, which are light in ours.
 */
import { existsSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { pinyin } from 'pinyin-pro'
import type { Lexicon } from '#app/domain/pinyin/lexicon.ts'
import { readWords } from '#app/domain/pinyin/reading.ts'
import { openReadings } from '#app/domain/pinyin/readings-table.ts'
import { takeTone } from '#app/domain/pinyin/tone.ts'
import { type Dictionary, openDictionary } from '#app/domain/segmentation/dictionary.ts'
import { segment } from '#app/domain/segmentation/segment.ts'
import { filesIn } from './gold-texts.ts'
import type { Table } from './language.bench.ts'
import { speedOf } from './speed.ts'

/** The syllable of each UTF-16 unit of a text, if it has one. */
type ReadCharacters = (text: string) => readonly (string | undefined)[]

type Question = { text: string; at: number; answer: string }

/** Our weights were trained on this set, so ours has seen its answers. */
const learnedFrom = 'cpp-dev'
/** Sets only for learning end like this. */
const training = '-train'
/** Sets that write full tones where dictionaries have neutral ones begin like this. */
const fullToned = 'g2pl'

/** The sets found in the folders, and the names of the missing ones. */
export function benchPinyin(folders: readonly string[]): { table: Table; missing: string[] } {
	const sets = folders.flatMap(findCpp)
	const dictionary = openDictionary(readBytes('build/segmentation/words.bin'))
	const lexicon = openReadings(readBytes('build/segmentation/readings.bin'), dictionary)
	const readers = [
		{ name: 'ours', read: ourPinyin(dictionary, lexicon) },
		{ name: 'pinyin-pro', read: pinyinPro },
	]
	const texts = sets.flatMap(({ questions }) => questions.map(({ text }) => text))
	const rows = readers.map(({ name, read }) => [
		name,
		...sets.map((set) => {
			return shareOfRight(set.questions, read, set.name.startsWith(fullToned)).toFixed(1)
		}),
		texts.length > 0 ? speedOf(texts, read).toFixed(0) : '',
	])
	const nameOf = ({ name }: CppSet) => {
		return name === learnedFrom ? `${name} (ours learned from it)` : name
	}
	return {
		table: { head: ['pinyin', ...sets.map(nameOf), '1,000 characters/s'], rows },
		missing: ['cpp-dev', 'cpp-test', 'g2pl-dev'].filter(
			(name) => !sets.some((set) => set.name === name),
		),
	}
}

const isLocative = /[里上]/u

/** The percentage of questions answered correctly. */
export function shareOfRight(
	questions: readonly Question[],
	read: ReadCharacters,
	neutralIsFull = false,
): number {
	const right = questions.filter(({ text, at, answer }) => {
		const said = plain(read(text)[at] ?? '')
		const mayBeLight = neutralIsFull || isLocative.test(text.charAt(at))
		return said === answer || (mayBeLight && said === answer.replace(/[1-4]$/, '5'))
	})
	return (100 * right.length) / questions.length
}

export function ourPinyin(dictionary: Dictionary, lexicon: Lexicon): ReadCharacters {
	return (text) => {
		const words = segment(dictionary, text)
		const readings = readWords(words, lexicon)
		const syllables: (string | undefined)[] = []
		for (const [at, word] of words.entries()) {
			const own = syllablesOf(word, readings[at])
			for (let unit = 0; unit < word.length; unit += 1) syllables.push(own[unit])
		}
		return syllables
	}
}

export function pinyinPro(text: string): (string | undefined)[] {
	const syllables = pinyin(text, { type: 'array', toneSandhi: false })
	return [...text].flatMap((one, at) => {
		return one.length === 2 ? [syllables[at], undefined] : [syllables[at]]
	})
}

/** nǎr is nǎ and r; CPP asks for 儿 alone. */
function syllablesOf(word: string, reading: string | undefined): string[] {
	const syllables = reading?.split(' ') ?? []
	const last = syllables.at(-1) ?? ''
	if (syllables.length !== [...word].length - 1 || !word.endsWith('儿')) return syllables
	return [...syllables.slice(0, -1), last.replace(/r$/, ''), 'r']
}

type CppSet = { name: string; questions: Question[] }

/** A missing folder has none. */
export function findCpp(folder: string): CppSet[] {
	return filesIn(folder)
		.filter((file) => file.endsWith('.sent'))
		.map((file) => ({ name: basename(file, '.sent'), file }))
		.filter(({ name, file }) => !name.endsWith(training) && existsSync(answersOf(file)))
		.map(({ name, file }) => ({
			name,
			questions: parseCpp(readFileSync(file, 'utf8'), readFileSync(answersOf(file), 'utf8')),
		}))
}

function answersOf(file: string): string {
	return file.replace(/\.sent$/, '.lb')
}

function readBytes(file: string): ArrayBuffer {
	return Uint8Array.from(readFileSync(file)).buffer
}

export function parseCpp(sent: string, lb: string): Question[] {
	const answers = lb.split('\n')
	return sent.split('\n').flatMap((line, index) => {
		const at = line.indexOf('▁')
		if (at < 0) return []
		const answer = (answers[index] ?? '').trim().replace('u:', 'v')
		return [{ text: line.replaceAll('▁', ''), at, answer }]
	})
}

/** lǜ is lv4, le is le5. */
function plain(syllable: string): string {
	const { letters, tone } = takeTone(syllable.toLowerCase())
	return letters.replace('ü', 'v') + tone
}
