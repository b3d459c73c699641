/**
 * A lesson rendered for its readers: the text and its notes as HTML, words, blanks and exercises. It is the
 * same for everybody who may open 第一课, so it can be cached until its revision changes. What depends
 * on the reader's HSK edition, the colours and the levels in popups, is made once for each, and so is what
 * depends on the script and the readings that they read.
 */
import { drawingFor, drawWord } from '#app/domain/display/drawn-word.ts'
import { textDisplayAtFirst, variantOf } from '#app/domain/display/text-display.ts'

import { type AnswerableExercise, listExercises } from '#app/domain/exercises/listed-exercise.ts'
import { readStoredWords, type StoredExercise } from '#app/domain/exercises/stored-exercise.ts'
import { testedTexts } from '#app/domain/exercises/test-paper.ts'
import type { HskEdition } from '#app/domain/hsk/edition.ts'
import { type HskLevel, type HskRank, rankOf as rankOfLevel } from '#app/domain/hsk/level.ts'
import { ownWordsIn, ranksByPlace } from '#app/domain/known-words/own-words-in-text.ts'
import type { OwnWord } from '#app/domain/known-words/standing.ts'
import type { OwnWordInText } from '#app/domain/known-words/word-sheet.ts'
import { asidesOfNotes, type NoteBlock } from '#app/domain/notes/note-blocks.ts'
import { notesHtml } from '#app/domain/notes/notes-html.ts'
import type { ContextWeights } from '#app/domain/pinyin/context-weights.ts'
import { sha256 } from '#app/domain/sha256.ts'
import { scriptOf } from '#app/domain/speech/speech-script.ts'
import { definitionsAlone } from '#app/domain/vocabulary/part-of-speech.ts'
import {
	readingsInContext,
	type WordAmongWords,
} from '#app/domain/vocabulary/senses/readings-in-context.ts'
import { loadSenseWeights } from '#app/domain/vocabulary/senses/sense-weights.ts'
import { inTranslation } from '#app/domain/vocabulary/senses/translated-senses.ts'
import { traditionalForms } from '#app/domain/vocabulary/traditional-form.ts'
import { toWordEntry, type WordEntry } from '#app/domain/vocabulary/word-entry.ts'
import { type PlaceOfWord, placesOfWords } from '#app/domain/vocabulary/word-places.ts'
import { ranksOfWords } from '#app/domain/vocabulary/word-ranks.ts'
import { type BlankAnswer, drawnAnswers, listBlanks } from './blanks.ts'
import { type LessonContent, type Token, textOf } from './content.ts'
import { overviewOf, type VocabularyOverview } from './overview.ts'
import { quotingHtml, rubyHtml, wordsHtml } from './ruby-html.ts'
import { titleTokens } from './title-tokens.ts'
import { wordsToLearn } from './words-to-learn.ts'

type Written = {
	content: LessonContent
	/** Default: none. */
	notes?: readonly NoteBlock[]
	/** The vocabulary of the text and of what stands beside it. */
	words: readonly VocabularyRow[]
	exercises: readonly StoredExercise[]
}

type VocabularyRow = Parameters<typeof toWordEntry>[0] & { id: number }

/** A word of the text with its meaning there. */
export type GlossedWord = {
	word: string
	pinyin: string
	traditional?: string | undefined
	meaning: string
	place: number
}

type Shape = { revision: string; dialogMode: boolean; showParagraphNumbers: boolean }

type Reading = { word: string; pinyin: string }

/** A text with its words' levels in one HSK edition, and as one kind of reader wants it drawn. */
type LevelledText = {
	html: string
	/** Empty without notes. */
	notesHtml: string
	/** The words of an aside, with the classes that the reader's sheet paints. */
	asideHtml: (tokens: readonly Token[]) => string
	/** The exercises' Chinese as such words: by exercise, then by the text. */
	exerciseWords: Record<string, Record<string, string>>
	/** A Chinese title in the reader's script; undefined if it is as stored. */
	drawnTitle: (title: string) => string | undefined
	/** The hidden words. */
	answers: BlankAnswer[]
	entries: WordEntry[]
	/** Those of the text's words that have these ids, in the order of the text. */
	glossed: (ids: ReadonlySet<number>) => GlossedWord[]
	ownWordsOf: (own: readonly (OwnWord & Reading)[], user: HskRank) => OwnWordInText[]
	/** `wordsToLearn` are places in `entries`. */
	overviewFor: (
		user: HskLevel,
		own?: readonly OwnWordInText[],
	) => { overview: VocabularyOverview; wordsToLearn: number[] }
}

/** Each is as long as the text; most readers want the same one. */
const mostMade = 4

export type RenderedLesson = Awaited<ReturnType<typeof renderLesson>>

export async function renderLesson(
	{ content, notes = [], words, exercises }: Written,
	shape: Shape,
) {
	const { revision, dialogMode: isDialogue, showParagraphNumbers: hasNumbers } = shape
	/** Chinese beside the text. Its words are looked up and painted like those of the text. */
	const inExercises = exercises.map((row) => ({ id: row.id, words: readStoredWords(row) }))
	const asides = [...asidesOfNotes(notes), ...inExercises.flatMap(({ words }) => words)]
	const lines = [...content, ...asides.map((zh) => ({ zh }))]
	const inText = new Set(lines.flatMap(({ zh }) => zh.map(({ word }) => word)))
	const textWords = words.filter(({ word }) => inText.has(word))
	const placeOf = placesOfWords(textWords)
	const answers = listBlanks(content)
	const firstPlaces = firstPlacesOf(content, placeOf)
	const weights = await loadSenseWeights()
	const made = new Map<string, LevelledText>()
	const traditionalOf = traditionalForms(words)

	function levelledFor(edition: HskEdition, display = textDisplayAtFirst): LevelledText {
		const key = [edition, ...Object.values(variantOf(display))].join(' ')
		const known = made.get(key)
		if (known) return known
		const drawing = drawingFor(display, traditionalOf)
		const rankOf = ranksOfWords(words, edition)
		const ranks = ranksByPlace(lines, { rankOf, placeOf })
		const entries = textWords.map((row) => toWordEntry(row, edition))
		const glosses = new Map<number, GlossedWord>()
		const asideHtml = (tokens: readonly Token[]) => wordsHtml(tokens, { rankOf, placeOf, drawing })
		const levelled: LevelledText = {
			html: rubyHtml(content, {
				rankOf,
				placeOf,
				drawing,
				isDialogue,
				hasNumbers,
				hasIds: true,
			}).join(''),
			notesHtml: notesHtml(notes, asideHtml),
			asideHtml,
			exerciseWords: Object.fromEntries(
				inExercises.map(({ id, words }) => [
					id,
					Object.fromEntries(
						words.map((tokens) => [textOf(tokens), quotingHtml(tokens, asideHtml)]),
					),
				]),
			),
			drawnTitle: (title) =>
				drawing?.script === 'traditional'
					? titleTokens(title, [...content.flatMap(({ zh }) => zh), ...words])
							.map((token) => drawWord(token, drawing).hanzi)
							.join('')
					: undefined,
			answers: drawnAnswers(answers, content, drawing),
			entries,
			glossed(ids) {
				const found = firstPlaces.filter(({ place }) => {
					const row = textWords[place]
					return row && ids.has(row.id)
				})
				return found.map(({ place, ...first }) => {
					const known = glosses.get(place) ?? { place, ...glossIn(entries, first, weights) }
					glosses.set(place, known)
					return known
				})
			},
			ownWordsOf: (own, user) => ownWordsIn({ listed: textWords, ranks, user }, own),
			overviewFor(user, own = []) {
				const byPlace = new Map(own.map((word) => [word.place, word]))
				const ownOf = (word: string, pinyin: string | undefined) =>
					byPlace.get(placeOf(word, pinyin) ?? -1)
				const reader = { user: rankOfLevel(user), rows: textWords, placeOf, ranks, own: byPlace }
				return {
					overview: overviewOf(content, { rankOf, user, ownOf, drawing }),
					wordsToLearn: wordsToLearn(content, reader),
				}
			},
		}
		const [oldest] = made.keys()
		if (made.size === mostMade && oldest !== undefined) made.delete(oldest)
		made.set(key, levelled)
		return levelled
	}

	/** The rows of the vocabulary that each point of an exercise in a test needs. */
	function rowsNeededFor(exercise: AnswerableExercise): number[][] {
		const lines = inExercises.find(({ id }) => id === exercise.id)?.words ?? []
		return testedTexts(exercise).map((texts) => {
			const tokens = lines.filter((line) => texts.includes(textOf(line))).flat()
			return tokens.flatMap(({ word, pinyin }) => textWords[placeOf(word, pinyin) ?? -1]?.id ?? [])
		})
	}

	return {
		revision,
		rowsNeededFor,
		isEmpty: content.length === 0,
		paragraphCount: content.length,
		exercises: listExercises(exercises),
		levelledFor,
		/** Tells whether an audio's timings belong to this text. */
		textHash: await sha256(scriptOf(content, { isDialogue }).text),
	}
}

/** Where each word of the vocabulary stands first, in the order of the text. */
function firstPlacesOf(content: LessonContent, placeOf: PlaceOfWord) {
	const found = new Map<number, WordAmongWords & { place: number }>()
	for (const { zh, en } of content) {
		const words = zh.map(({ word, pinyin }) => ({ word, pinyin }))
		const english = inTranslation(en)
		for (const [at, { word, pinyin }] of words.entries()) {
			const place = placeOf(word, pinyin)
			if (place !== undefined && !found.has(place)) found.set(place, { place, words, at, english })
		}
	}
	return [...found.values()]
}

function glossIn(entries: readonly WordEntry[], among: WordAmongWords, weights: ContextWeights) {
	const [entry] = readingsInContext(entries, among, weights)
	const { word = '', pinyin = '' } = entry ?? among.words[among.at] ?? {}
	const [meaning = ''] = definitionsAlone(entry?.meanings ?? [])
	return { word, pinyin, traditional: entry?.traditional, meaning }
}
