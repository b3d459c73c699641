/**
 * Analyses a text: the tokenizer segments it, the vocabulary supplies the words; the result is HTML
 * with a gloss under each paragraph, and the counts.
 */
import type { Tokenize, TokenizedWord } from '#app/contracts/tokenize.ts'
import type { Db } from '#app/db/client.server.ts'
import type { User } from '#app/domain/accounts/user.ts'
import { coverageOf } from '#app/domain/analyzer/coverage.ts'
import { glossLine, meaningInList } from '#app/domain/analyzer/gloss.ts'
import { type Paragraph, paragraphsOf } from '#app/domain/analyzer/paragraphs.ts'
import { sampleText, sampleTokens } from '#app/domain/analyzer/sample.ts'
import { drawingFor, drawWord } from '#app/domain/display/drawn-word.ts'
import type { Failure } from '#app/domain/failure.ts'
import { hasHanzi } from '#app/domain/hanzi.ts'
import { rankOf as rankOfLevel } from '#app/domain/hsk/level.ts'
import { countingBy } from '#app/domain/known-words/count-words.ts'
import { ownWordsIn, ranksByPlace } from '#app/domain/known-words/own-words-in-text.ts'
import type { OwnWord } from '#app/domain/known-words/standing.ts'
import { sheetOf } from '#app/domain/known-words/word-sheet.ts'
import { isInTraditional, type LessonContent, type Token } from '#app/domain/lesson-text/content.ts'
import { overviewOf } from '#app/domain/lesson-text/overview.ts'
import { rubyHtml } from '#app/domain/lesson-text/ruby-html.ts'
import type { ContextWeights } from '#app/domain/pinyin/context-weights.ts'
import { ok, type Result } from '#app/domain/result.ts'
import { baseWord } from '#app/domain/vocabulary/base-word.ts'
import { isNameBeside, isUnlistedName, rowsByWord } from '#app/domain/vocabulary/rows-by-word.ts'
import { loadSenseWeights } from '#app/domain/vocabulary/senses/sense-weights.ts'
import { traditionalForms } from '#app/domain/vocabulary/traditional-form.ts'
import { placesOfWords } from '#app/domain/vocabulary/word-places.ts'
import { ranksOfWords } from '#app/domain/vocabulary/word-ranks.ts'
import { listReadings, type WordReading } from '#app/features/vocabulary/list-readings.server.ts'
import type { AnalyzedText, WordToLearn } from './analysis.ts'

type SavedWord = { word: string; pinyin: string }

type Sources = {
	db: Db
	tokenize: Tokenize
	/** The readings of these words in the person's own deck. */
	listSaved: (words: readonly string[]) => Promise<SavedWord[]>
	/** The person's own words among these; default: none. */
	listOwn?: (words: readonly string[]) => Promise<OwnReading[]>
}

type Reader = Pick<User, 'langLevel' | 'hskEdition' | 'display'>

type OwnReading = OwnWord & SavedWord

/**
 * `text` must come from `incomingText`. Calls the tokenizer (except for the sample), then the database
 * once.
 */
export async function analyzeText(
	{ db, tokenize, listSaved, listOwn = async () => [] }: Sources,
	{ text, reader }: { text: string; reader: Reader },
): Promise<Result<AnalyzedText, Failure>> {
	const paragraphs = paragraphsOf(text)
	const segmented = await segment(paragraphs, tokenize)
	if (!segmented.ok) return segmented
	const lines = segmented.value
	const words = [...new Set(lines.flatMap(hanziWords))]
	const lookups = [...new Set([...words, ...words.flatMap((word) => baseWord(word) ?? [])])]
	const asOf = Date.now()
	const [readings, saved, own, weights] = await Promise.all([
		listReadings(db, { words: lookups }),
		listSaved(words),
		listOwn(words),
		loadSenseWeights(),
	])
	return ok(toAnalyzedText({ paragraphs, lines, readings, saved, own, weights, asOf, reader }))
}

async function segment(
	paragraphs: readonly Paragraph[],
	tokenize: Tokenize,
): Promise<Result<Token[][], Failure>> {
	if (paragraphs.length === 0) return ok([])
	if (paragraphs.length === 1 && paragraphs[0]?.zh === sampleText) return ok([[...sampleTokens]])
	const segmented = await tokenize({ paragraphs: paragraphs.map(({ zh }) => ({ zh })) })
	if (!segmented.ok) return segmented
	return ok(segmented.value.map((line) => line.map(tokenOf)))
}

/** The word as the vocabulary has it, and as it is written where that is another script. */
export function tokenOf({ text, simplified, pinyin }: TokenizedWord): Token {
	return simplified ? { word: simplified, written: text, pinyin } : { word: text, pinyin }
}

function hanziWords(tokens: readonly Token[]): string[] {
	return tokens.flatMap(({ word }) => (hasHanzi(word) ? [word] : []))
}

type Lookup = {
	paragraphs: readonly Paragraph[]
	lines: readonly Token[][]
	readings: readonly WordReading[]
	saved: readonly SavedWord[]
	own: readonly OwnReading[]
	weights: ContextWeights
	asOf: number
	reader: Reader
}

function toAnalyzedText({
	paragraphs,
	lines,
	readings,
	saved,
	own: ownReadings,
	weights,
	asOf,
	reader: { langLevel: level, hskEdition: edition, display },
}: Lookup): AnalyzedText {
	const rankOf = ranksOfWords(readings, edition)
	const rowsOf = rowsByWord(readings)
	const countedBy = countingBy(readings)
	const rowOf = (word: string, pinyin: string | undefined) => {
		const { own, all } = rowsOf(word, pinyin)
		return own ?? all[0]
	}
	const explainedBy = (word: string, pinyin: string | undefined) => {
		return rowOf(word, pinyin) ?? rowOf(baseWord(word) ?? '', undefined)
	}
	const meaningsOf = (word: string, pinyin: string | undefined) => {
		const row = explainedBy(word, pinyin)
		// A surname is glossed as a name: in 王老师, 王 is not "king".
		return row && !isNameBeside(row.pinyin, pinyin) ? row.meanings : undefined
	}
	const content: LessonContent = lines.map((zh, index) => ({
		zh,
		// A line without Chinese is English already.
		en: zh.some(({ word }) => hasHanzi(word)) ? glossLine(zh, meaningsOf, weights) : '',
		blank: paragraphs[index]?.spacing ?? 'normal',
	}))
	const inText = new Set(lines.flatMap(hanziWords))
	const listed = readings.flatMap(({ word, pinyin }) =>
		inText.has(word) ? [{ word, pinyin }] : [],
	)
	const placeOf = placesOfWords(listed)
	const drawing = drawingFor(display, traditionalForms(readings))
	const ranks = ranksByPlace(content, { rankOf, placeOf })
	const own = ownWordsIn({ listed, ranks, user: rankOfLevel(level) }, ownReadings)
	const byPlace = new Map(own.map((word) => [word.place, word]))
	const ownOf = (word: string, pinyin: string | undefined) =>
		byPlace.get(placeOf(word, pinyin) ?? -1)
	const { unknown, ...numbers } = coverageOf(lines.flat(), {
		rankOf,
		user: level,
		ownOf,
		isName(word, pinyin) {
			const counted = countedBy(word, pinyin)
			if (counted.as === 'row') return isUnlistedName(counted.row.pinyin, rankOf(word, pinyin))
			return counted.as === 'name'
		},
	})
	const savedKeys = new Set(saved.map(keyOf))
	return {
		html: rubyHtml(content, { rankOf, placeOf, drawing }).join(''),
		analysis: {
			...numbers,
			isTraditional: lines.some((line) => line.some(isInTraditional)),
			listed,
			own,
			sheet: sheetOf(own, rankOfLevel(level)),
			asOf,
			overview: overviewOf(content, { rankOf, user: level, ownOf, drawing }),
			unknown: unknown.map((found): WordToLearn => {
				const row = rowOf(found.word, found.pinyin)
				return {
					...found,
					pinyinInVocabulary: row?.pinyin,
					drawn: drawing ? drawWord(found, drawing).hanzi : (found.written ?? found.word),
					meaning: meaningInList(meaningsOf(found.word, found.pinyin) ?? []),
					isSaved: row !== undefined && savedKeys.has(keyOf(row)),
				}
			}),
		},
	}
}

function keyOf({ word, pinyin }: SavedWord): string {
	return `${word} ${pinyin}`
}
