type Props = {
	/** What is going on. */
	label: string
	/** From 0 to 1; left out where nobody knows how long it takes. */
	share?: number | undefined
}

/** How far something is. */
export function Progress({ label, share }: Props) {
	return (
		<progress
			aria-label={label}
			{...(share !== undefined && { value: share })}
			className="admin-progress"
		/>
	)
}
