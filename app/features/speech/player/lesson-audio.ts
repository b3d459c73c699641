/** The audio of a lesson's text, as its page knows it before anything of it is loaded. */
export type LessonAudio = {
	/** An MP3 under /media. */
	src: string
	/** Its timings (`SpeechTimings`), JSON under /media. */
	timings: string
	/** SHA-256 of the text as it is now: timings of another text are not used. */
	textHash: string
}
