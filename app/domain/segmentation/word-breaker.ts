/**
 * Segmentation by the platform's `Intl.Segmenter`: 我学习汉语。 → 我 | 学习 | 汉语 | 。
 *
 * It takes no extra words and differs between platforms, so the dictionary's segmenter is better. Used
 * only if configured.
 */
const breaker = new Intl.Segmenter('zh', { granularity: 'word' })

/** Joined, the words are the text. */
export function breakWords(text: string): string[] {
	return Array.from(breaker.segment(text), ({ segment }) => segment)
}
