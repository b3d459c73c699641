import type { Refusal } from '#app/domain/version.ts'
import type { Meanwhile } from '#app/ui/form-answer.ts'
import { invalid } from './responses.server.ts'
import type { Typed } from './typed-in.ts'

/**
 * Answers a change that was refused. After a conflict the form gets the stored version: the conflict
 * is known from then on, and saving once more is meant. `meanwhile` is who saved that version.
 */
export function refuseChange(
	{ version, ...problem }: Refusal,
	typed: Typed = {},
	meanwhile?: Meanwhile,
) {
	const isConflict = version !== undefined
	return invalid([problem], {
		typed: isConflict ? { ...typed, version: String(version) } : typed,
		meanwhile,
	})
}
