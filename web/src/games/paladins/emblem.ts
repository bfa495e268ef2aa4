import sign from 'icon:round-shield';

export default sign;
