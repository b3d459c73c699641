/**
 * What Volcengine means when it does not speak 你好: the codes and the few messages that tell more
 * than their code.
 *
 * Source: https://www.volcengine.com/docs/6561/1257584 ("返回码说明", "常见错误返回说明"); the quota of
 * "quota exceeded for types: concurrency" is one of the moment, every other one is used up.
 */
import * as z from 'zod'
import { told } from '#workers/shared/bounded-call.ts'
import type { SpeechFailure } from './provider.ts'
import type { Answer, Upstream } from './upstream.ts'
import { jsonOf, refusalOf } from './upstream.ts'

const complaint = z.object({ code: z.number().int(), message: z.string().optional() })

const retried = new Set([3003, 3005, 3030, 3031, 3032, 3040])
const refused = new Set([3001, 3006, 3010, 3011, 3050])
const ofTheMoment = /concurrency|qps|too many/i
const needsSomebody = /quota exceeded|grant not found|access denied|authenticate|unauthorized/i

/** `good` is the code of success. Undefined where the answer carries it, or no code and a good status. */
export function volcengineFailure(
	upstream: Upstream,
	answer: Answer,
	good: number,
): SpeechFailure | undefined {
	const refusal = refusalOf(upstream, answer)
	const said = jsonOf(complaint, answer)
	if (!said || (said.code === good && !refusal)) return refusal
	const detail = told(`${upstream.service} ${said.code}: ${said.message ?? ''}`, upstream)
	const kind = kindOf(said, refusal?.kind)
	const { retryAfterSeconds } = answer
	return kind === 'temporary' && retryAfterSeconds !== undefined
		? { kind, detail, retryAfterSeconds }
		: { kind, detail }
}

function kindOf(
	{ code, message = '' }: z.infer<typeof complaint>,
	byStatus: SpeechFailure['kind'] | undefined,
): SpeechFailure['kind'] {
	if (ofTheMoment.test(message)) return 'temporary'
	if (byStatus === 'configuration' || needsSomebody.test(message)) return 'configuration'
	if (retried.has(code)) return 'temporary'
	// The asynchronous service numbers what it refuses 4….
	if (refused.has(code) || String(code).startsWith('4')) return 'permanent'
	return byStatus ?? 'temporary'
}
