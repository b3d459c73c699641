/** Requests the analysis and the translation of a text. */

import { analyzerErrors } from '#app/domain/errors/analyzer.ts'
import { isFailure } from '#app/domain/failure.ts'
import { pageErrorText } from '#app/domain/page-errors.ts'
import { err, ok, type Result } from '#app/domain/result.ts'
import { isOffline } from '#app/ui/is-offline.ts'
import type { AnalyzedText } from './analysis.ts'

const path = '/tools/analyzer'

/** Returns a sentence on failure. Throws only when `signal` aborts. */
export async function fetchAnalysis(
	text: string,
	signal: AbortSignal,
): Promise<Result<AnalyzedText, string>> {
	for (;;) {
		const answer = await post(`${path}/analysis`, text, signal)
		if (isAnalyzedText(answer)) return ok(answer)
		if (answer === undefined && (await isOffline())) return err(analyzerErrors['analysis.offline'])
		const failure =
			answer && typeof answer === 'object' && 'error' in answer ? answer.error : undefined
		if (!isFailure(failure)) return err(pageErrorText('analysis.failed'))
		// The text before is still being analyzed, although nobody waits for it any more.
		if (failure.code === 'analysis.busy') await pause(signal)
		else if (plain.has(failure.code)) return err(failure.text)
		else return err(pageErrorText('page.error', { reason: failure.text }))
	}
}

/** Sentences that say enough by themselves. */
const plain: ReadonlySet<string> = new Set([
	'analysis.failed',
	'analysis.too-long',
	'analysis.too-many',
])

const pauseMs = 700

async function pause(signal: AbortSignal): Promise<void> {
	await new Promise((resolve) => setTimeout(resolve, pauseMs))
	signal.throwIfAborted()
}

/** Returns one English line per paragraph; undefined lines keep their gloss. */
export async function fetchTranslation(
	text: string,
	signal: AbortSignal,
): Promise<readonly (string | null)[]> {
	const answer = await post(`${path}/translation`, text, signal)
	if (!Array.isArray(answer)) return []
	return answer.map((line: unknown) => (typeof line === 'string' ? line : null))
}

/** Returns undefined when offline, or if the answer is not ours. */
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
