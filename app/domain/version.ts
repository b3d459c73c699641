/**
 * The lock of what several people edit. A row counts its changes, a form sends the version that it
 * was opened with, and a form that is behind is refused: two administrators open 茶馆 at version 3, the
 * first saves version 4, and the second is told so before anything is overwritten.
 */
import * as z from 'zod'
import type { Problem } from './problem.ts'
import type { Result } from './result.ts'

/** The hidden field of a form. */
export const versionField = z
	.string()
	.regex(/^\d{1,9}$/)
	.transform(Number)

type Versioned = { version: number }

export function isOutdated(form: Versioned, stored: Versioned): boolean {
	return form.version !== stored.version
}

/** A refusal; `version` is the stored one, with which "save anyway" is sent. */
export type Refusal = Problem & { version?: number }

/** What a change answers, once it is done or refused. */
export type Answer<T> = Promise<Result<T, Refusal>>
