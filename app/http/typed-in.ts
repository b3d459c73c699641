/** What was typed into a form, so that it can be shown as it was filled in. Passwords are never in it. */
export type Typed = Record<string, string>

export function typedIn(fields: FormData): Typed {
	const typed: Typed = {}
	for (const [name, value] of fields) {
		if (typeof value === 'string' && !/password/i.test(name)) typed[name] = value
	}
	return typed
}
