/** Limits what a person's analyses cost: one at a time, and so many a minute. */
import { giveBackAttempt } from '#app/db/attempts.ts'
import { analysisRules, spellWait } from '#app/domain/accounts/attempt-limit.ts'
import type { Problem } from '#app/domain/problem.ts'
import { err, ok, type Result } from '#app/domain/result.ts'
import type { LoadContext } from '#app/http/load-context.server.ts'
import { admit } from '#app/http/rate-limit.server.ts'

type Refused = { problem: Problem; waitSeconds: number }

type Limiting = Pick<LoadContext, 'db' | 'note' | 'waitUntil'>

export async function runAnalysis<T>(
	context: Limiting,
	userId: string,
	analyze: () => Promise<T>,
): Promise<Result<T, Refused>> {
	const rules = analysisRules(userId)
	const attempt = await admit(context, rules)
	if (!attempt.ok) {
		const { rule, waitSeconds } = attempt.error
		if (rule === rules[0]) return err({ problem: { code: 'analysis.busy' }, waitSeconds: 1 })
		const values = { wait: spellWait(waitSeconds) }
		return err({ problem: { code: 'analysis.too-many', values }, waitSeconds })
	}
	const running = { ids: attempt.value.ids.slice(0, 1) }
	const analysis = analyze()
	// Ends even if the browser no longer waits for the answer.
	const ended = analysis.then(
		() => giveBackAttempt(context.db, running),
		() => giveBackAttempt(context.db, running),
	)
	context.waitUntil(ended)
	return ok(await analysis)
}
