/** A placeholder in the shape of the content being loaded. */
export function Skeleton({ className }: { className: string }) {
	return (
		<div
			aria-hidden
			className={`animate-[breathe_1.6s_ease-in-out_infinite] rounded-control bg-line ${className}`}
		/>
	)
}
