/**
 * A fake external tokenizer, limited to the requests we send. It cuts after each character unless a
 * test sets another answer.
 */
import type { Send } from '#workers/shared/bounded-call.ts'

type Asked = { url: string; authorization: string | null; redirect: string; body: unknown }

export function fakeTokenizer(answer?: (asked: Asked) => Response | Promise<Response>) {
	const asked: Asked[] = []
	const send: Send = async (request) => {
		const body = await request.json<{ paragraphs: { zh: string }[] }>()
		const { url, headers, redirect } = request
		asked.push({ url, authorization: headers.get('authorization'), redirect, body })
		const latest = asked.at(-1)
		if (answer && latest) return answer(latest)
		return Response.json({
			result: body.paragraphs.map(({ zh }) => [...zh].map((text) => ({ text }))),
		})
	}
	return { send, asked }
}
