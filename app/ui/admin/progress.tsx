type Props = {
	/** The task in progress. */
	label: string
	/** From 0 to 1; omitted if the duration is unknown. */
	share?: number | undefined
}

/** A labelled progress bar. */
export function Progress({ label, share }: Props) {
	return (
		<progress
			aria-label={label}
			{...(share !== undefined && { value: share })}
			className="admin-progress"
		/>
	)
}
