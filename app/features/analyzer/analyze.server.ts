/**
 * A text as the analyser shows it: cut into words by the tokenizer, looked up in the vocabulary as
 * it is now, written as HTML with a gloss under each paragraph, and counted.
 */
import type { Tokenize } from '#app/contracts/tokenize.ts'
import type { Db } from '#app/db/client.server.ts'
import { coverageOf } from '#app/domain/analyzer/coverage.ts'
import { digitsOf } from '#app/domain/analyzer/digits.ts'
import { glossLine, shortMeaningOf } from '#app/domain/analyzer/gloss.ts'
import { type Paragraph, paragraphsOf } from '#app/domain/analyzer/paragraphs.ts'
import { sampleText, sampleTokens } from '#app/domain/analyzer/sample.ts'
import type { Failure } from '#app/domain/failure.ts'
import { hasHanzi } from '#app/domain/hanzi.ts'
import type { HskLevel } from '#app/domain/hsk/level.ts'
import type { LessonContent, Token } from '#app/domain/lesson-text/content.ts'
import { overviewOf } from '#app/domain/lesson-text/overview.ts'
import { type RankOfWord, rubyHtml } from '#app/domain/lesson-text/ruby-html.ts'
import { ok, type Result } from '#app/domain/result.ts'
import { baseWord } from '#app/domain/vocabulary/base-word.ts'
import { rowsByWord } from '#app/domain/vocabulary/rows-by-word.ts'
import { ranksOfWords } from '#app/domain/vocabulary/word-ranks.ts'
import { listReadings, type Reading } from '#app/features/vocabulary/list-readings.server.ts'
import type { AnalyzedText, ListedWord } from './analysis.ts'

type SavedWord = { word: string; pinyin: string }

type Sources = {
	db: Db
	tokenize: Tokenize
	/** Which readings of these words the person has in their deck. */
	listSaved: (words: readonly string[]) => Promise<SavedWord[]>
}

/**
 * `text` as `cleanText` makes it. The tokenizer, then one round trip to the database; the sample
 * needs no tokenizer.
 */
export async function analyzeText(
	{ db, tokenize, listSaved }: Sources,
	{ text, level }: { text: string; level: HskLevel },
): Promise<Result<AnalyzedText, Failure>> {
	const paragraphs = paragraphsOf(text)
	const cut = await cutInto(paragraphs, tokenize)
	if (!cut.ok) return cut
	const lines = cut.value
	const words = [...new Set(lines.flatMap(hanziWords))]
	const asked = [...new Set([...words, ...words.flatMap((word) => baseWord(word) ?? [])])]
	const [readings, saved] = await Promise.all([
		listReadings(db, { words: asked }),
		listSaved(words),
	])
	return ok(toAnalyzedText({ paragraphs, lines, readings, saved, level }))
}

async function cutInto(
	paragraphs: readonly Paragraph[],
	tokenize: Tokenize,
): Promise<Result<Token[][], Failure>> {
	if (paragraphs.length === 0) return ok([])
	if (paragraphs.length === 1 && paragraphs[0]?.zh === sampleText) return ok([[...sampleTokens]])
	const cut = await tokenize({ paragraphs: paragraphs.map(({ zh }) => ({ zh })) })
	if (!cut.ok) return cut
	return ok(cut.value.map((line) => line.map(({ text, pinyin }) => ({ word: text, pinyin }))))
}

function hanziWords(tokens: readonly Token[]): string[] {
	return tokens.flatMap(({ word }) => (hasHanzi(word) ? [word] : []))
}

type Looked = {
	paragraphs: readonly Paragraph[]
	lines: readonly Token[][]
	readings: readonly Reading[]
	saved: readonly SavedWord[]
	level: HskLevel
}

function toAnalyzedText({ paragraphs, lines, readings, saved, level }: Looked): AnalyzedText {
	const rankOf = withMadeWords(ranksOfWords(readings))
	const rowsOf = rowsByWord(readings)
	const rowOf = (word: string, pinyin: string | undefined) => {
		const { own, all } = rowsOf(word, pinyin)
		return own ?? all[0]
	}
	const explainedBy = (word: string, pinyin: string | undefined) => {
		return rowOf(word, pinyin) ?? rowOf(baseWord(word) ?? '', undefined)
	}
	const glosses = new Map<Reading, string | undefined>()
	const meaningOf = (row: Reading) => {
		if (!glosses.has(row)) glosses.set(row, shortMeaningOf(row))
		return glosses.get(row)
	}
	const glossOf = (word: string, pinyin: string | undefined) => {
		const row = explainedBy(word, pinyin)
		// 王 of 王老师 is no king.
		const isName =
			row !== undefined && row.pinyin !== pinyin && row.pinyin === pinyin?.toLowerCase()
		return row && !isName ? meaningOf(row) : undefined
	}
	const content: LessonContent = lines.map((zh, index) => ({
		zh,
		en: glossLine(zh, glossOf),
		blank: paragraphs[index]?.spacing ?? 'normal',
	}))
	const { unknown, ...numbers } = coverageOf(lines.flat(), { rankOf, user: level })
	const savedKeys = new Set(saved.map(keyOf))
	return {
		html: rubyHtml(content, { rankOf }).join(''),
		analysis: {
			...numbers,
			overview: overviewOf(content, { rankOf, user: level }),
			unknown: unknown.map((found): ListedWord => {
				const row = rowOf(found.word, found.pinyin)
				return {
					...found,
					pinyinInVocabulary: row?.pinyin,
					meaning: glossOf(found.word, found.pinyin),
					isSaved: row !== undefined && savedKeys.has(keyOf(row)),
				}
			}),
		},
	}
}

/** Who knows 高兴 knows 高高兴兴, and numbers are of the first level however large they are. */
function withMadeWords(rankOf: RankOfWord): RankOfWord {
	return (word, pinyin) => {
		const rank = rankOf(word, pinyin)
		if (rank) return rank
		const base = baseWord(word)
		const known = base && rankOf(base, undefined)
		return known || (digitsOf(word) === undefined ? undefined : 1)
	}
}

function keyOf({ word, pinyin }: SavedWord): string {
	return `${word} ${pinyin}`
}
