/**
 * Words of running text, each labelled with the part of speech it has there, by hand and before the
 * engine that is measured by them was written.
 *
 * Two lists in tests/fixtures/senses. A row has the paragraph or sentence, the offset, the word (its
 * length, for sentences that may not be copied), and the label: two where both are right, `none`
 * where the engine cut wrongly. Each word stands in the learner's glosses with several parts of
 * speech. They were taken as they came, 250 from our texts and 250 from `gsdsimp-dev.conllu`.
 *
 * Sentences are divided by a hash: `dev` may be looked at while working, `held-out` only counted.
 */
import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Token } from '#app/domain/lesson-text/content.ts'
import type { Lexicon } from '#app/domain/pinyin/lexicon.ts'
import { readWords } from '#app/domain/pinyin/reading.ts'
import type { Dictionary } from '#app/domain/segmentation/dictionary.ts'
import { segment } from '#app/domain/segmentation/segment.ts'
import { annotate } from '#app/seed/annotate.ts'
import { readArticles, readCourses, readSingles } from '#app/seed/content-files.ts'

export type LabelledWord = {
	place: string
	tokens: readonly Token[]
	/** Index of the word among the tokens. */
	at: number
	/** The parts of speech that are right. */
	labels: readonly string[]
	isHeldOut: boolean
}

type Engine = { dictionary: Dictionary; lexicon: Lexicon }
type Text = { place: string; tokens: readonly Token[] }

const labels = join('tests', 'fixtures', 'senses')

/** The paragraphs of our lessons and articles, as they are seeded. */
export function ourParagraphs({ lexicon }: Engine): Text[] {
	const lessons = [...readCourses().flatMap((course) => course.lessons), ...readSingles()]
	const articles = readArticles().map((article) => ({ ...article, slug: article.id }))
	return [...lessons, ...articles].flatMap((file) =>
		annotate(file.text, file, lexicon).map(({ zh }, index) => ({
			place: `${file.slug} ${index + 1}`,
			tokens: zh,
		})),
	)
}

/** The sentences of GSD, cut and read by our engine; none where the file is missing. */
export function gsdSentences(folders: readonly string[], { dictionary, lexicon }: Engine): Text[] {
	const file = folders.map((folder) => join(folder, 'gsdsimp-dev.conllu')).find(existsSync)
	if (!file) return []
	return readFileSync(file, 'utf8')
		.split(/\r?\n\r?\n/)
		.flatMap((sentence) => {
			const [, place] = /^# sent_id = (.*)$/m.exec(sentence) ?? []
			if (!place) return []
			const forms = [...sentence.matchAll(/^\d+\t([^\t]+)/gm)].map(([, form = '']) => form)
			const words = segment(dictionary, forms.join('').replace(/\s/g, ''))
			const readings = readWords(words, lexicon)
			return [{ place, tokens: words.map((word, at) => tokenOf(word, readings[at])) }]
		})
}

function tokenOf(word: string, pinyin: string | undefined): Token {
	return pinyin === undefined ? { word } : { word, pinyin }
}

/** The labelled words of the texts; those that are no longer cut out are left out. */
export function labelledWords(list: string, texts: readonly Text[]): LabelledWord[] {
	const textAt = new Map(texts.map((text) => [text.place, text]))
	return readFileSync(join(labels, `${list}.tsv`), 'utf8')
		.split('\n')
		.flatMap((line) => {
			const [place = '', offset = '', word = '', label = ''] = line.split('\t')
			const text = textAt.get(place)
			if (!text || label === 'none') return []
			const length = /^\d+$/.test(word) ? Number(word) : word.length
			const at = indexAt(text.tokens, Number(offset), length)
			if (at < 0) return []
			return [
				{
					place,
					tokens: text.tokens,
					at,
					labels: label.split('/'),
					isHeldOut: isHeldOut(place),
				},
			]
		})
}

function indexAt(tokens: readonly Token[], offset: number, length: number): number {
	let start = 0
	return tokens.findIndex(({ word }) => {
		const isHere = start === offset && word.length === length
		start += word.length
		return isHere
	})
}

function isHeldOut(place: string): boolean {
	return createHash('sha256').update(`held out? ${place}`).digest().readUInt8(0) % 2 === 1
}
