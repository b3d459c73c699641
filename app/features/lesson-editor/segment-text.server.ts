import { longestExtraWord, type Tokenize, type TokenizedWord } from '#app/contracts/tokenize.ts'
import { hasHanzi, isHanzi } from '#app/domain/hanzi.ts'
import { wordsOfAuthor } from '#app/domain/lesson-text/authors-words.ts'
import { isLong, type LessonContent, type Token, textOf } from '#app/domain/lesson-text/content.ts'
import { wordSeparator } from '#app/domain/lesson-text/segmented-text.ts'
import { parseTaggedText, type TaggedParagraph } from '#app/domain/lesson-text/tagged-text.ts'
import { type Problem, type ProblemWithText, withProblemText } from '#app/domain/problem.ts'
import { err, ok, type Result } from '#app/domain/result.ts'

type TextToSegment = {
	/** Tagged (zh:/en:) or untagged; separators between words are ignored. */
	text: string
	/** Words an author joined, which the engine would split: see `findAuthorsWords`. */
	words?: readonly string[]
}

/**
 * Segments a text into words with their readings: content with normal spacing, without blanks.
 * Returns all problems with the text and their lines, or the tokenizer's failure.
 */
export async function segmentText(
	tokenize: Tokenize,
	{ text, words = [] }: TextToSegment,
): Promise<Result<LessonContent, ProblemWithText[]>> {
	const parsed = parseTaggedText(text)
	if (!parsed.ok) return err(parsed.error.map(withProblemText))
	const paragraphs = parsed.value.map(({ zh, en }) => ({
		zh: zh.replaceAll(wordSeparator, ''),
		en,
	}))
	const segmented = await segmentParagraphs(tokenize, { paragraphs, words })
	if (!segmented.ok) return segmented
	return ok(
		paragraphs.map(({ en }, index) => ({
			zh: (segmented.value[index] ?? []).map(toToken),
			en,
			blank: 'normal' as const,
		})),
	)
}

type ParagraphsToSegment = { paragraphs: readonly TaggedParagraph[]; words: readonly string[] }

async function segmentParagraphs(
	tokenize: Tokenize,
	{ paragraphs, words }: ParagraphsToSegment,
): Promise<Result<TokenizedWord[][], ProblemWithText[]>> {
	const texts = paragraphs.map(({ zh }) => ({ zh }))
	const segmented = await tokenize({ paragraphs: texts, version: 'v2', words: [...words] })
	if (!segmented.ok) return err([segmented.error])
	const problems = texts.flatMap(
		({ zh }, index) => problemOf(segmented.value[index], zh, index + 1) ?? [],
	)
	return problems.length > 0 ? err(problems.map(withProblemText)) : ok(segmented.value)
}

/** Joined, the words must be the author's text again. */
function problemOf(
	words: TokenizedWord[] | undefined,
	zh: string,
	paragraph: number,
): Problem | undefined {
	if (words === undefined) return { code: 'tokens.empty-result', values: { paragraph } }
	if (words.length === 0) return { code: 'tokens.empty-array', values: { paragraph } }
	const joined = words.map(({ text }) => text).join('')
	return joined === zh ? undefined : { code: 'tokenizer.unexpected' }
}

/**
 * Words of a text that its author joined and the engine alone would split. They stay joined when the
 * text is segmented again. Words of more than four characters must be in the vocabulary. Returns none if the engine fails, since segmenting would fail as well.
 */
export async function findAuthorsWords(
	tokenize: Tokenize,
	content: LessonContent,
): Promise<string[]> {
	const blocks = content.filter(({ zh }) => zh.some(({ word }) => hasHanzi(word)))
	if (blocks.length === 0) return []
	const paragraphs = blocks.map(({ zh }) => ({ zh: textOf(zh) }))
	const segmented = await tokenize({ paragraphs, version: 'v2' })
	if (!segmented.ok) return []
	const { words, long } = wordsOfAuthor(
		blocks.map(({ zh }) => zh.map(({ word }) => word)),
		segmented.value.map((words) => words.map(({ text }) => text)),
	)
	const sendable = long.filter((word) => word.length <= longestExtraWord)
	const isCut = await findCutWords(tokenize, sendable)
	return [...words, ...sendable.filter((word) => !isCut.has(word))]
}

type ParagraphsToCut = {
	/** The Chinese of paragraphs, without separators. */
	paragraphs: readonly string[]
	/** Words of the text that its author may have joined. */
	known: readonly string[]
}

/** Cuts paragraphs of a text that is being edited. */
export async function cutParagraphs(
	tokenize: Tokenize,
	{ paragraphs, known }: ParagraphsToCut,
): Promise<Result<Token[][], ProblemWithText[]>> {
	const joined = known.filter((word) => isHanzi(word) && !isLong(word))
	const words = [...(await findCutWords(tokenize, joined))]
	const cut = await segmentParagraphs(tokenize, {
		paragraphs: paragraphs.map((zh) => ({ zh, en: '' })),
		words,
	})
	return cut.ok ? ok(cut.value.map((found) => found.map(toToken))) : cut
}

/** Those words that the engine cuts even where nothing stands beside them. */
async function findCutWords(
	tokenize: Tokenize,
	words: readonly string[],
): Promise<ReadonlySet<string>> {
	if (words.length === 0) return new Set()
	const paragraphs = words.map((zh) => ({ zh }))
	const segmented = await tokenize({ paragraphs, version: 'v2' })
	if (!segmented.ok) return new Set()
	return new Set(words.filter((_, index) => (segmented.value[index]?.length ?? 0) > 1))
}

function toToken({ text: word, pinyin }: TokenizedWord): Token {
	return pinyin ? { word, pinyin } : { word }
}
