/** Requests the analysis and the translation of a text. */

import { analyzerErrors } from '#app/domain/errors/analyzer.ts'
import { failureIn } from '#app/domain/failure.ts'
import { isObject } from '#app/domain/is-object.ts'
import { pageErrorText } from '#app/domain/page-errors.ts'
import { err, ok, type Result } from '#app/domain/result.ts'
import { anything, askJson } from '#app/http/ask-json.ts'
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
		const failure = failureIn(answer)
		if (!failure) return err(pageErrorText('analysis.failed'))
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
	const answer = await askJson(url, { text }, anything, signal)
	return answer.ok ? answer.value : answer.error.body
}

function isAnalyzedText(value: unknown): value is AnalyzedText {
	return isObject(value) && typeof value.html === 'string' && typeof value.analysis === 'object'
}
