type Props = { label: string; value: number; max: number }

/** A thin bar in jade: how much is done. */
export function ProgressBar({ label, value, max }: Props) {
	return (
		<progress
			aria-label={label}
			className="h-1.5 w-full appearance-none overflow-hidden rounded-full bg-sunken [&::-moz-progress-bar]:bg-jade [&::-webkit-progress-bar]:bg-sunken [&::-webkit-progress-value]:bg-jade"
			value={value}
			max={max}
		/>
	)
}
