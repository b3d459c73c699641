/**
 * Whether a form holds something else than it was opened with. A field is compared with its default
 * value, so that text typed before the page has hydrated counts, too.
 */

/** The content that forms were opened with. */
const opened = new WeakMap<HTMLFormElement, Content>()

type Content = [name: string, value: string | boolean][]

/** Call once the form is mounted: React controls some fields, which then have no default of their own. */
export function noteOpened(form: HTMLFormElement): void {
	if (!opened.has(form)) opened.set(form, contentOf(form, firstValue))
}

/** `except` names fields that do not count. */
export function isFormChanged(form: HTMLFormElement, except?: string): boolean {
	const before = opened.get(form) ?? contentOf(form, firstValue)
	const [was, is] = [before, contentOf(form, presentValue)].map((content) =>
		JSON.stringify(content.filter(([name]) => name !== except)),
	)
	return was !== is
}

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

function contentOf(form: HTMLFormElement, read: (field: Field) => string | boolean): Content {
	const elements: unknown[] = [...form.elements]
	const fields = elements.filter(isTypedIn)
	return fields.map((field) => [field.name, read(field)])
}

/** Hidden fields count where they hold what was typed or chosen elsewhere: `data-typed`. */
function isTypedIn(element: unknown): element is Field {
	if (element instanceof HTMLInputElement) {
		if (element.type === 'hidden') return element.dataset.typed !== undefined
		return element.type !== 'file' && element.name !== ''
	}
	return element instanceof HTMLTextAreaElement || element instanceof HTMLSelectElement
}

function presentValue(field: Field): string | boolean {
	return isTicked(field) ? field.checked : field.value
}

function firstValue(field: Field): string | boolean {
	if (field instanceof HTMLSelectElement) {
		return [...field.options].find(({ defaultSelected }) => defaultSelected)?.value ?? field.value
	}
	if (isTicked(field)) return field.defaultChecked
	// A text area's value has plain line ends, whatever it was rendered with.
	return field.defaultValue.replace(/\r\n?/g, '\n')
}

function isTicked(field: Field): field is HTMLInputElement {
	return field.type === 'checkbox' || field.type === 'radio'
}
