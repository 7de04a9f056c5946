const sampleRate = 8_000;
const headerBytes = 44;

/** A quiet hum of about a second as a WAV file (8 bits, mono): stands in for a teacher's voice. */
export function softTone(seconds = 1.2, hertz = 220): DataView<ArrayBuffer> {
  const samples = Math.round(seconds * sampleRate);
  const file = new DataView(new ArrayBuffer(headerBytes + samples));
  const write = (offset: number, text: string): void =>
    new TextEncoder().encode(text).forEach((byte, i) => file.setUint8(offset + i, byte));
  write(0, 'RIFF');
  file.setUint32(4, headerBytes - 8 + samples, true);
  write(8, 'WAVEfmt ');
  file.setUint32(16, 16, true);
  file.setUint16(20, 1, true);
  file.setUint16(22, 1, true);
  file.setUint32(24, sampleRate, true);
  file.setUint32(28, sampleRate, true);
  file.setUint16(32, 1, true);
  file.setUint16(34, 8, true);
  write(36, 'data');
  file.setUint32(40, samples, true);
  for (let i = 0; i < samples; i += 1) {
    const fade = Math.min(1, i / 800, (samples - i) / 800);
    file.setUint8(headerBytes + i, 128 + Math.round(12 * fade * Math.sin((2 * Math.PI * hertz * i) / sampleRate)));
  }
  return file;
}

/** The hum as an address, for content that names its sound. */
export const softToneAddress = `data:audio/wav;base64,${btoa(String.fromCharCode(...new Uint8Array(softTone().buffer)))}`;
