/** A form’s input, for showing the form again as it was filled in. Never contains passwords. */
export type Typed = Record<string, string>

export function typedIn(fields: FormData): Typed {
	const typed: Typed = {}
	for (const [name, value] of fields) {
		if (typeof value === 'string' && !/password/i.test(name)) typed[name] = value
	}
	return typed
}
