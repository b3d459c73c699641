/** Reads the text of a request, sent as JSON by a script or as a form, and refuses long ones. */
import * as z from 'zod'
import { countCharacters, isTooLong, longestText } from '#app/domain/analyzer/paragraphs.ts'
import { incomingText } from '#app/domain/incoming-text/incoming-text.ts'
import { parseJson } from '#app/domain/json.ts'
import type { Problem } from '#app/domain/problem.ts'
import { err, ok, type Result } from '#app/domain/result.ts'
import { readBytes } from '#app/http/body.server.ts'

/** In bytes: enough for the longest text as a form encodes it, %E5%AD%97 for 字. */
const largestBody = 400_000

const bodySchema = z.object({ text: z.string(), toggle: z.string().optional() })

/** `toggle` names the layer to switch, for forms without JavaScript. */
type TypedText = z.infer<typeof bodySchema>

/** The problem, and the text as typed, so that it stays in the form. */
type Refused = { problem: Problem; text: string }

export async function readTypedText(request: Request): Promise<Result<TypedText, Refused>> {
	const bytes = await readBytes(request, largestBody)
	if (!bytes) return refused()
	const body = new TextDecoder().decode(bytes)
	const isJson = request.headers.get('content-type')?.startsWith('application/json')
	const read = bodySchema.safeParse(isJson ? parseJson(body) : parseForm(body))
	if (!read.success) return refused()
	const text = incomingText(read.data.text)
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
