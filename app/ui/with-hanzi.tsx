/** A text in another language, in which Chinese may stand: “like 飞 in 飞机”. Each run of it says so. */
export function WithHanzi({ text }: { text: string }) {
	return text.split(/(\p{Script=Han}+)/u).map((run, index) =>
		index % 2 ? (
			// biome-ignore lint/suspicious/noArrayIndexKey: a run's place is what it is
			<span key={index} lang="zh-CN">
				{run}
			</span>
		) : (
			run
		),
	)
}
