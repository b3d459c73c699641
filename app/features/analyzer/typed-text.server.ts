/** The text of a request, as a script sends it (JSON) or a form: refused where it is too long. */
import * as z from 'zod'
import {
	cleanText,
	countCharacters,
	isTooLong,
	longestText,
} from '#app/domain/analyzer/paragraphs.ts'
import type { Problem } from '#app/domain/problem.ts'
import { err, ok, type Result } from '#app/domain/result.ts'

/** In bytes: more than the longest text as a form spells it, %E5%AD%97 for 字. */
const largestBody = 400_000

const bodySchema = z.object({ text: z.string(), toggle: z.string().optional() })

/** `toggle` is the layer that a form without JavaScript wants switched. */
type TypedText = z.infer<typeof bodySchema>

/** What is wrong with a text, and the text itself, so that it stays where it was typed. */
type Refused = { problem: Problem; text: string }

/** The text as `cleanText` makes it. */
export async function readTypedText(request: Request): Promise<Result<TypedText, Refused>> {
	if (Number(request.headers.get('content-length')) > largestBody) return refused()
	const body = await request.text()
	if (body.length > largestBody) return refused()
	const isJson = request.headers.get('content-type')?.startsWith('application/json')
	const read = bodySchema.safeParse(isJson ? parseJson(body) : parseForm(body))
	if (!read.success) return refused()
	const text = cleanText(read.data.text)
	if (!isTooLong(text)) return ok({ ...read.data, text })
	const values = {
		most: longestText.toLocaleString('en'),
		length: countCharacters(text).toLocaleString('en'),
	}
	return err({ problem: { code: 'analysis.too-long', values }, text })
}

function refused(): Result<never, Refused> {
	return err({ problem: { code: 'request.invalid' }, text: '' })
}

function parseForm(body: string): unknown {
	return Object.fromEntries(new URLSearchParams(body))
}

/** Undefined where it is no JSON, which the schema refuses. */
function parseJson(body: string): unknown {
	try {
		return JSON.parse(body)
	} catch {
		return undefined
	}
}
