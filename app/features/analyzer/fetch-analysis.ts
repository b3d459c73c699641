/** Asks the server for what is in a text, and in its sentences. */
import { isFailure } from '#app/domain/failure.ts'
import { pageErrorText } from '#app/domain/page-errors.ts'
import { err, ok, type Result } from '#app/domain/result.ts'
import type { AnalyzedText } from './analysis.ts'

const path = '/tools/analyzer'

/** Answers a sentence for the person where it fails; throws only where `signal` stops it. */
export async function fetchAnalysis(
	text: string,
	signal: AbortSignal,
): Promise<Result<AnalyzedText, string>> {
	const answer = await post(`${path}/analysis`, text, signal)
	if (isAnalyzedText(answer)) return ok(answer)
	const failure =
		answer && typeof answer === 'object' && 'error' in answer ? answer.error : undefined
	if (!isFailure(failure)) return err(pageErrorText('analysis.failed'))
	return err(
		failure.code === 'analysis.failed' || failure.code === 'analysis.too-long'
			? failure.text
			: pageErrorText('page.error', { reason: failure.text }),
	)
}

/** The paragraphs in English, in their order; where one cannot be had its gloss stands. */
export async function fetchTranslation(
	text: string,
	signal: AbortSignal,
): Promise<readonly (string | null)[]> {
	const answer = await post(`${path}/translation`, text, signal)
	if (!Array.isArray(answer)) return []
	return answer.map((line: unknown) => (typeof line === 'string' ? line : null))
}

/** Undefined where there is no network, or an answer that is not ours. */
async function post(url: string, text: string, signal: AbortSignal): Promise<unknown> {
	try {
		const answer = await fetch(url, {
			method: 'POST',
			body: JSON.stringify({ text }),
			headers: { 'content-type': 'application/json' },
			signal,
		})
		return await answer.json()
	} catch {
		signal.throwIfAborted()
		return undefined
	}
}

function isAnalyzedText(value: unknown): value is AnalyzedText {
	return (
		typeof value === 'object' &&
		value !== null &&
		'html' in value &&
		typeof value.html === 'string' &&
		'analysis' in value &&
		typeof value.analysis === 'object'
	)
}
