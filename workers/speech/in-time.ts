/** A time limit for a voice. One that hangs on 你好！, or throws, has failed for the moment. */
import { err, type Result } from '#app/domain/result.ts'
import type { SpeechFailure } from './providers/provider.ts'

export type VoiceFailure = SpeechFailure & { isLate?: boolean }

/** Ignores an answer that comes after `patienceMs`. */
export async function inTime<T>(
	patienceMs: number,
	ask: () => Promise<Result<T, SpeechFailure>>,
): Promise<Result<T, VoiceFailure>> {
	let timer: ReturnType<typeof setTimeout> | undefined
	const late = new Promise<Result<T, VoiceFailure>>((resolve) => {
		const failure = {
			kind: 'temporary',
			isLate: true,
			detail: `silent for ${patienceMs} ms`,
		} as const
		timer = setTimeout(() => resolve(err(failure)), patienceMs)
	})
	try {
		return await Promise.race([ask(), late])
	} catch (error) {
		return err({
			kind: 'temporary',
			detail: error instanceof Error ? error.message : String(error),
		})
	} finally {
		clearTimeout(timer)
	}
}
