import type { Tokenize, TokenizedWord } from '#app/contracts/tokenize.ts'
import { hasHanzi } from '#app/domain/hanzi.ts'
import { wordsOfAuthor } from '#app/domain/lesson-text/authors-words.ts'
import { type LessonContent, textOf } from '#app/domain/lesson-text/content.ts'
import { wordSeparator } from '#app/domain/lesson-text/segmented-text.ts'
import { parseTaggedText, type TaggedParagraph } from '#app/domain/lesson-text/tagged-text.ts'
import { type Problem, type ProblemWithText, withProblemText } from '#app/domain/problem.ts'
import { err, ok, type Result } from '#app/domain/result.ts'

type Order = {
	/** Tagged (zh:/en:) or untagged; separators between words are not heeded. */
	text: string
	/** What an author joined before, which the engine would cut otherwise: see `findAuthorsWords`. */
	words?: readonly string[]
}

/**
 * A text as an author types it, cut into words with their readings: content with normal spacing,
 * without blanks. What is wrong with the text is told with its lines, all at once; what is wrong
 * with the machine that cuts, by its sentence.
 */
export async function segmentText(
	tokenize: Tokenize,
	{ text, words = [] }: Order,
): Promise<Result<LessonContent, ProblemWithText[]>> {
	const parsed = parseTaggedText(text)
	if (!parsed.ok) return err(parsed.error.map(withProblemText))
	const paragraphs = parsed.value.map(({ zh, en }) => ({
		...{ zh: zh.replaceAll(wordSeparator, ''), en },
	}))
	const cut = await cutParagraphs(tokenize, { paragraphs, words })
	if (!cut.ok) return cut
	return ok(
		paragraphs.map(({ en }, index) => ({
			zh: (cut.value[index] ?? []).map(({ text: word, pinyin }) => ({
				word,
				...(pinyin && { pinyin }),
			})),
			en,
			blank: 'normal' as const,
		})),
	)
}

type Cut = { paragraphs: readonly TaggedParagraph[]; words: readonly string[] }

async function cutParagraphs(
	tokenize: Tokenize,
	{ paragraphs, words }: Cut,
): Promise<Result<TokenizedWord[][], ProblemWithText[]>> {
	const texts = paragraphs.map(({ zh }) => ({ zh }))
	const cut = await tokenize({ paragraphs: texts, version: 'v2', words: [...words] })
	if (!cut.ok) return err([cut.error])
	const problems = texts.flatMap(
		({ zh }, index) => problemOf(cut.value[index], zh, index + 1) ?? [],
	)
	return problems.length > 0 ? err(problems.map(withProblemText)) : ok(cut.value)
}

/** Words that, joined, are another text would change what the author wrote. */
function problemOf(
	answered: TokenizedWord[] | undefined,
	zh: string,
	paragraph: number,
): Problem | undefined {
	if (answered === undefined) return { code: 'tokens.empty-result', values: { paragraph } }
	if (answered.length === 0) return { code: 'tokens.empty-array', values: { paragraph } }
	const joined = answered.map(({ text }) => text).join('')
	return joined === zh ? undefined : { code: 'tokenizer.unexpected' }
}

/**
 * The words of a text that its author has joined, and the engine alone would cut otherwise: they are
 * for the next time the text is cut, so that nobody has to join them once more. None where the
 * engine cannot be asked, since cutting is then not to be had either.
 */
export async function findAuthorsWords(
	tokenize: Tokenize,
	content: LessonContent,
): Promise<string[]> {
	const blocks = content.filter(({ zh }) => zh.some(({ word }) => hasHanzi(word)))
	if (blocks.length === 0) return []
	const paragraphs = blocks.map(({ zh }) => ({ zh: textOf(zh) }))
	const cut = await tokenize({ paragraphs, version: 'v2' })
	if (!cut.ok) return []
	return wordsOfAuthor(
		blocks.map(({ zh }) => zh.map(({ word }) => word)),
		cut.value.map((words) => words.map(({ text }) => text)),
	)
}
