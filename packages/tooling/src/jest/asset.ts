/** Stands in for a picture, sound, font or plain style sheet: the address that a bundler would return. */
export default '/media/asset';
