/**
 * Text cut by the platform's own word breaker: 我学习汉语。 → 我 | 学习 | 汉语 | 。
 *
 * It knows no words but its own and differs from one platform to the next; the dictionary's
 * segmenter is better. It is there for who asks for it.
 */

const breaker = new Intl.Segmenter('zh', { granularity: 'word' })

/** The words joined are the text. */
export function breakWords(text: string): string[] {
	return Array.from(breaker.segment(text), ({ segment }) => segment)
}
