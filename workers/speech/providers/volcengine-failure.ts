/**
 * Classifies Volcengine's error codes, and the few messages that say more than their code.
 *
 * Source: https://www.volcengine.com/docs/6561/1257584 ("返回码说明", "常见错误返回说明"). "quota exceeded
 * for types: concurrency" passes with time; any other exceeded quota is used up.
 */
import * as z from 'zod'
import { redacted } from '#workers/shared/bounded-call.ts'
import type { SpeechFailure } from './provider.ts'
import type { Answer, Upstream } from './upstream.ts'
import { jsonOf, refusalOf } from './upstream.ts'

const complaint = z.object({ code: z.number().int(), message: z.string().optional() })

const temporaryCodes = new Set([3003, 3005, 3030, 3031, 3032, 3040])
const permanentCodes = new Set([3001, 3006, 3010, 3011, 3050])
const passingMessage = /concurrency|qps|too many/i
const configurationMessage =
	/quota exceeded|grant not found|access denied|authenticate|unauthorized/i

/** Undefined on success: the code `good`, or no code and a good status. */
export function volcengineFailure(
	upstream: Upstream,
	answer: Answer,
	good: number,
): SpeechFailure | undefined {
	const refusal = refusalOf(upstream, answer)
	const status = jsonOf(complaint, answer)
	if (!status || (status.code === good && !refusal)) return refusal
	const detail = redacted(`${upstream.service} ${status.code}: ${status.message ?? ''}`, upstream)
	const kind = kindOf(status, refusal?.kind)
	const { retryAfterSeconds } = answer
	return kind === 'temporary' && retryAfterSeconds !== undefined
		? { kind, detail, retryAfterSeconds }
		: { kind, detail }
}

function kindOf(
	{ code, message = '' }: z.infer<typeof complaint>,
	byStatus: SpeechFailure['kind'] | undefined,
): SpeechFailure['kind'] {
	if (passingMessage.test(message)) return 'temporary'
	if (byStatus === 'configuration' || configurationMessage.test(message)) return 'configuration'
	if (temporaryCodes.has(code)) return 'temporary'
	// The async API uses 4… for requests it rejects.
	if (permanentCodes.has(code) || String(code).startsWith('4')) return 'permanent'
	return byStatus ?? 'temporary'
}
