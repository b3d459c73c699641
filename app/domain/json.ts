/** Reading JSON from outside: 你好 arrives as '"你好"', and sometimes as '"你'. */

/** Undefined if the text is not JSON; schemas and guards refuse that. */
export function parseJson(text: string): unknown {
	try {
		return JSON.parse(text)
	} catch {
		return undefined
	}
}
