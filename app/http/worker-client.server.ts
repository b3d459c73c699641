/** Typed calls to our other workers over service bindings; they have no public address. */
import type * as z from 'zod'
import { failureSchema } from '#app/contracts/failure.ts'
import { type Health, healthSchema } from '#app/contracts/health.ts'
import { logFailure } from '#app/db/log.ts'
import { type ErrorCode, type ErrorValues, errorText, isErrorCode } from '#app/domain/errors.ts'
import type { Failure } from '#app/domain/failure.ts'
import { err, ok, type Result } from '#app/domain/result.ts'

type WorkerResponse = Pick<Response, 'ok' | 'status' | 'headers'> & { json(): Promise<unknown> }

export type WorkerFailures = {
	unreachable: Failure
	/** The response does not fit the schema. */
	unexpected: Failure
	/** Maps an error response. Default: the worker's failure if we know its code, else `unexpected`. */
	refused?: (status: number, error: { code: string; text: string } | undefined) => Failure
}

/** Options of `hc` that send its requests over a service binding. */
export function over(worker: Fetcher) {
	return { fetch: worker.fetch.bind(worker) }
}

/** Calls a worker and parses the JSON of its response. */
export async function callWorker<T>(
	call: () => Promise<WorkerResponse>,
	schema: z.ZodType<T>,
	failures: WorkerFailures,
): Promise<Result<{ body: T; headers: Headers }, Failure>> {
	try {
		const response = await call()
		const json: unknown = await response.json().catch(() => undefined)
		if (!response.ok) return err(refusalOf(response.status, json, failures))
		const parsed = schema.safeParse(json)
		if (parsed.success) return ok({ body: parsed.data, headers: response.headers })
		logFailure(parsed.error)
		return err(failures.unexpected)
	} catch (error) {
		logFailure(error)
		return err(failures.unreachable)
	}
}

export async function healthOf(answer: Promise<{ json(): Promise<unknown> }>): Promise<Health> {
	return healthSchema.parse(await (await answer).json())
}

export function failureOf(code: ErrorCode, values?: ErrorValues): Failure {
	return { code, text: errorText(code, values) }
}

function refusalOf(status: number, json: unknown, failures: WorkerFailures): Failure {
	const error = failureSchema.safeParse(json).data?.error
	if (failures.refused) return failures.refused(status, error)
	if (!error || !isErrorCode(error.code)) return failures.unexpected
	return { code: error.code, text: error.text }
}
